import type { Report } from '../../model/report-model.ts';
import type { ViewerStep } from '../render-page.ts';

/** The page carries its data in `<script type="application/json">` blocks, written by this version's `renderPage()`. */
export function readReport(): Report {
  return readBlock<Report>('report');
}

/** Where films of episodes are had, up to the id; a report that is a file has none. */
export function readFilms(): string | undefined {
  return document.getElementById('films') === null ? undefined : readBlock<string>('films');
}

/** Parsed when an episode is opened, not before. */
export function readSteps(episodeIndex: number): readonly ViewerStep[] {
  return readBlock<ViewerStep[]>(`steps-${episodeIndex}`);
}

function readBlock<Data>(id: string): Data {
  const text = document.getElementById(id)?.textContent;
  if (text === undefined || text === null)
    throw new Error(`The page has no data block "${id}": the file is not whole.`);
  return JSON.parse(showDirectionOverrides(text)) as Data;
}

/** Characters that would turn the text around them, of this page too, are shown by their code instead. */
function showDirectionOverrides(text: string): string {
  return text.replaceAll(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (character) => `⟨U+${character.charCodeAt(0).toString(16).toUpperCase()}⟩`,
  );
}
