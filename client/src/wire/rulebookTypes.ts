// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit.

export interface Paragraph {
  number: string;
  text: string;
  ours: boolean;
  figures: RuleFigure[];
}

export interface RuleFigure {
  name: string;
  alt: string;
  caption: string;
  address: string;
  width: number;
  height: number;
}

export interface Rulebook {
  title: string;
  sections: Section[];
  ours: string;
  lesson: boolean;
}

export interface Section {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}
