import { css } from '@androidworld/app-sdk/ui';
import folderIcon from '@material-symbols/svg-400/rounded/folder.svg';
import fileIcon from '@material-symbols/svg-400/rounded/movie.svg';

const icons: Readonly<Record<string, string>> = { '§*§': folderIcon, '*§*': fileIcon };

css`
.vlc-mark {
  display: inline-block;
  width: 1.2em;
  height: 1.2em;
  vertical-align: -0.25em;
  overflow: hidden;
  text-indent: 100%;
  white-space: nowrap;
  background: currentColor;
}
`;

/** Draws icons in place of their marks; accessibility reads the marks, as those of an ImageSpan. */
export function MarkedText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(§\*§|\*§\*)/).map((part) => {
        const icon = icons[part];
        if (icon === undefined) return part;
        const mask = `url("data:image/svg+xml,${encodeURIComponent(icon)}") center / contain no-repeat`;
        return (
          <span key={part} class="vlc-mark" style={{ mask }}>
            {part}
          </span>
        );
      })}
    </>
  );
}
