// Serves the page. The page itself is still to come.
console.log(
  'Siegeworks: the page is not built yet. `npm test` checks the rules, `npx siege` plays in the terminal.',
);
