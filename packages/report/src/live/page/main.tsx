import { render } from 'preact';
import { LiveApp } from './live-app.tsx';
import '../../html/viewer/viewer.css';
import './live.css';

const root = document.getElementById('app');
if (root !== null) {
  root.replaceChildren();
  render(<LiveApp />, root);
}
