import { createNotebook } from './notebook';

const note = (step: number, text: string) => ({ step, text, author: '' });
const [first, second] = [note(3, 'first'), note(9, 'second')];

describe('the notebook of an open file', () => {
  it('adds, edits and deletes notes by step, and tells who listens', () => {
    const notebook = createNotebook([second]);
    const seen: number[] = [];
    notebook.subscribe(() => void seen.push(notebook.getState().notes.length));
    notebook.replace(null, first);
    expect(notebook.getState()).toEqual({ notes: [first, second], isSaved: false });
    const edited = note(3, 'edited');
    notebook.replace(first, edited);
    expect(notebook.getState().notes).toEqual([edited, second]);
    notebook.replace(second, null);
    expect(notebook.getState().notes).toEqual([edited]);
    expect(seen).toEqual([2, 2, 1]);
  });

  it('needs no saving once a deletion is undone', () => {
    const notebook = createNotebook([first, second]);
    notebook.replace(first, null);
    expect(notebook.getState().isSaved).toBe(false);
    notebook.replace(null, first);
    expect(notebook.getState()).toEqual({ notes: [first, second], isSaved: true });
  });

  it('is saved until the next change', () => {
    const notebook = createNotebook([]);
    notebook.replace(null, first);
    notebook.markSaved();
    expect(notebook.getState().isSaved).toBe(true);
    notebook.replace(first, null);
    expect(notebook.getState().isSaved).toBe(false);
  });
});
