/** Files: the button that chooses them, dropping and pasting, those that go along with the next message, and those of a message that was sent. */
import { sizeOf } from './attach.ts'
import type { Line, ViewProps } from './state.ts'

export const Attach = ({ state, act }: ViewProps) => {
  const { chat, say, sending } = state
  if (!chat.files) return null
  return (
    <div>
      <input
        type="file"
        hidden
        multiple
        accept={chat.files.accept.join()}
        onChange={({ currentTarget: input }) => {
          act.attach([...(input.files ?? [])])
          // The same may be chosen again.
          input.value = ''
        }}
      />
      <button
        type="button"
        class="attach"
        aria-label={say('attach')}
        title={say('attach')}
        disabled={sending}
        onClick={({ currentTarget }) => (currentTarget.previousSibling as HTMLInputElement).click()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 11l-7.5 7.5a4.6 4.6 0 0 1-6.5-6.5L12.5 4.5a3 3 0 0 1 4.3 4.3L9.3 16.3a1.5 1.5 0 0 1-2.1-2.1L14 7.5" />
        </svg>
      </button>
    </div>
  )
}

/** Files that are dropped on the window or pasted into it go along as if they were chosen. A pasted text stays one. */
export function receiving({ state: { chat, sending }, act }: ViewProps) {
  const receive = (data: DataTransfer | null, event: Event): boolean => {
    if (!chat.files || sending || !data?.types.includes('Files')) return false
    event.preventDefault()
    return true
  }
  const mark = (event: DragEvent, over: boolean): void => {
    ;(event.currentTarget as Element).classList.toggle('over', over)
  }
  return {
    onDragOver(event: DragEvent) {
      if (receive(event.dataTransfer, event)) mark(event, true)
    },
    onDragLeave(event: DragEvent) {
      mark(event, false)
    },
    onDrop(event: DragEvent) {
      mark(event, false)
      const { dataTransfer: data } = event
      if (data && receive(data, event)) act.attach([...data.files])
    },
    onPaste(event: ClipboardEvent) {
      const { clipboardData: data } = event
      if (data && !data.types.includes('text/plain') && receive(data, event)) act.attach([...data.files])
    },
  }
}

export const Attached = ({ state, act }: ViewProps) => {
  const { files, say, sending } = state
  if (files.length === 0) return null
  return (
    <ul class="files" aria-label={say('files')}>
      {files.map(file => (
        <li>
          <span dir="auto">{file.name}</span> <small>{sizeOf(file.size)}</small>
          <button
            type="button"
            aria-label={say('file_remove', { name: file.name })}
            disabled={sending}
            onClick={event => {
              // The button goes away with its file.
              const form = event.currentTarget.closest('form')
              act.detach(file)
              form?.querySelector<HTMLElement>('.entry')?.focus()
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}

export const SentFiles = ({ files = [], label }: { files: Line['files'] | undefined; label: string }) =>
  files.length > 0 ? (
    <ul class="files" aria-label={label}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <span dir="auto">{name}</span> <small>{sizeOf(bytes)}</small>
        </li>
      ))}
    </ul>
  ) : null
