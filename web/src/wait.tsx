/** For the moment before anything can be shown. */
export function Wait() {
  return (
    <main className="page wait">
      <h1>Siegeworks</h1>
      <p role="status">Laying out the table…</p>
    </main>
  );
}
