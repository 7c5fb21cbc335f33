import type { Question } from '../format/actions/action.ts';
import {
  type ActionDialogProps,
  AsciidocDialog,
  AttachDialog,
  DateTimeDialog,
  LinkDialog,
  SnippetDialog,
  SpecialKeyDialog,
  TableDialog,
} from './action-dialogs.tsx';
import { ArchiveDialog, DueDialog, PriorityDialog, SortDialog, TodoItemsDialog } from './todo-dialogs.tsx';

interface QuestionDialogProps extends ActionDialogProps {
  readonly question: Question;
  /** One question leads to another. */
  readonly onAsk: (question: Question) => void;
  readonly onSearch: () => void;
}

/** What a button of the bar asks. */
export function QuestionDialog({ question, onAsk, onSearch, ...asked }: QuestionDialogProps) {
  switch (question) {
    case 'archive':
      return <ArchiveDialog {...asked} />;
    case 'asciidoc':
      return <AsciidocDialog {...asked} />;
    case 'attach':
      return <AttachDialog {...asked} onLink={() => onAsk('link')} onDate={() => onAsk('time')} />;
    case 'contexts':
      return <TodoItemsDialog {...asked} sign="@" />;
    case 'due':
      return <DueDialog {...asked} />;
    case 'image':
      return <LinkDialog {...asked} isImage />;
    case 'keys':
      return <SpecialKeyDialog {...asked} onSearch={onSearch} />;
    case 'link':
      return <LinkDialog {...asked} />;
    case 'priority':
      return <PriorityDialog {...asked} />;
    case 'projects':
      return <TodoItemsDialog {...asked} sign="+" />;
    case 'snippet':
      return <SnippetDialog {...asked} />;
    case 'sort':
      return <SortDialog {...asked} />;
    case 'table':
      return <TableDialog {...asked} />;
    default:
      return <DateTimeDialog {...asked} />;
  }
}
