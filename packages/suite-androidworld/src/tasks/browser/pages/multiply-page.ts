import { page } from './page.ts';

/** Shows numbers one after the other, then asks for their product. */
export function multiplyPage(numbers: readonly number[]): string {
  return page({
    title: 'Memory Task',
    style: `body { text-align: center; }
#number { font-size: 32px; }
form { display: none; gap: 8px; justify-content: center; }
input { font-size: 16px; width: 180px; padding: 8px; }`,
    body: `<p id="number"></p>
<button id="button">Click Me</button>
<form id="form"><input id="answer" type="number" placeholder="Enter the product"><button>Submit</button></form>
<div id="result"></div>`,
    script: `const numbers = ${JSON.stringify(numbers)};
const [number, button, form, answer, result] = ['number', 'button', 'form', 'answer', 'result'].map((id) => document.getElementById(id));
let shown = 0;
number.textContent = numbers[0];
button.addEventListener('click', () => {
  shown += 1;
  if (shown < numbers.length) {
    number.textContent = numbers[shown];
    return;
  }
  number.remove();
  button.remove();
  form.style.display = 'flex';
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  result.replaceChildren();
  if (Number.parseInt(answer.value, 10) !== numbers.reduce((product, each) => product * each, 1)) return;
  const heading = document.createElement('h2');
  heading.textContent = done;
  result.append(heading);
});`,
  });
}
