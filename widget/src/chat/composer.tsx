/** Where the visitor writes: the entry, what goes along, and the button that sends or stops. */
import { isOfComposition } from '../runtime/composition.ts'
import { Attach, Attached } from './files.tsx'
import type { ViewProps } from './state.ts'

export const Composer = ({ state, act }: ViewProps) => {
  const { chat, say, writing, files, sending } = state
  const send = (form: HTMLFormElement): void => {
    const entry = form.elements.namedItem('message') as HTMLTextAreaElement
    const question = entry.value.trim()
    if (writing || sending || !(question || files.length)) return
    const clear = (): void => {
      entry.value = ''
      entry.style.height = ''
    }
    if (files.length) {
      const names = files.map(({ name }) => name).join(', ')
      void act.ask_with(question || names.slice(0, chat.message_characters_max)).then(is_sent => is_sent && clear())
    } else {
      clear()
      act.ask(question)
    }
  }
  return (
    <form
      class="composer"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <Attached {...{ state, act }} />
      <div class="row">
        <Attach {...{ state, act }} />
        <textarea
          name="message"
          class="entry"
          rows={1}
          dir="auto"
          style={{ resize: 'none' }}
          maxLength={chat.message_characters_max}
          aria-label={chat.placeholder || say('placeholder')}
          placeholder={chat.placeholder || say('placeholder')}
          onInput={({ currentTarget: entry }) => {
            entry.style.height = ''
            entry.style.height = `${Math.min(entry.scrollHeight + 2, 140)}px`
          }}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || isOfComposition(event)) return
            event.preventDefault()
            send(event.currentTarget.form as HTMLFormElement)
          }}
        />
        <button
          class="main"
          type={writing ? 'button' : 'submit'}
          aria-label={say(writing ? 'stop' : 'send')}
          title={say(writing ? 'stop' : 'send')}
          disabled={sending}
          onClick={writing ? act.stop : undefined}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={writing ? 'M7 7h10v10H7z' : 'M5 12h13M12 5l7 7-7 7'} />
          </svg>
        </button>
      </div>
    </form>
  )
}
