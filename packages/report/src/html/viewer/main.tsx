import { render } from 'preact';
import { App } from './app.tsx';
import { readReport } from './page-data.ts';
import './viewer.css';

const root = document.getElementById('app');
if (root !== null) {
  root.replaceChildren();
  render(<App report={readReport()} />, root);
}
