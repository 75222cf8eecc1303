// Every widget on made-up data.
export function Gallery() {
  return <main class="gallery" />;
}
