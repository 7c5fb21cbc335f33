/**
 * Fisher's exact test of two shares: how likely a table at least as uneven is, given its sums, when both are the same.
 *
 * @returns two-sided p, 0 to 1: the tables that are no likelier than the one found; 1 when a side is empty
 * @see Fisher 1922; two-sided as in R's `fisher.test`
 */
export function fisherExact(
  a: { readonly solved: number; readonly n: number },
  b: { readonly solved: number; readonly n: number },
): number {
  const solved = a.solved + b.solved;
  const least = Math.max(0, solved - b.n);
  const most = Math.min(solved, a.n);
  const likelihoods = Array.from({ length: most - least + 1 }, (_, place) => {
    const here = least + place;
    return Math.exp(logChoose(a.n, here) + logChoose(b.n, solved - here) - logChoose(a.n + b.n, solved));
  });
  const found = likelihoods[a.solved - least] ?? 1;
  // Equal likelihoods differ in their last digits.
  const tail = likelihoods.filter((each) => each <= found * (1 + 1e-7));
  return Math.min(
    1,
    tail.reduce((sum, each) => sum + each, 0),
  );
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let place = 1; place <= k; place += 1) sum += Math.log(n - k + place) - Math.log(place);
  return sum;
}
