// One table: its socket, its scene, its chrome.
export function TablePage({ id }: { id: string }) {
  return <main data-table={id} />;
}
