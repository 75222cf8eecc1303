// The looks of a profile and of the daily island, which come with the first of their pages.
import { adoptStyles } from "../lib/page/pageStyles";
import looks from "../../styles/profile.css" with { type: "text" };

adoptStyles(looks);
