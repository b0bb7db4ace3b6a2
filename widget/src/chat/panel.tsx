/** The chat's window: its head, the log, what is being written, the form, and the entry. And the button that opens it. */
import type { keepKeys } from '../runtime/main.ts'
import { Composer } from './composer.tsx'
import { receiving } from './files.tsx'
import { LeadForm } from './lead-form.tsx'
import { Message } from './message.tsx'
import type { ViewProps } from './state.ts'
import { directionOf } from './words.ts'
import { Given } from './words-of.tsx'

type PanelProps = ViewProps & { keys: ReturnType<typeof keepKeys> }

const Avatar = ({ state }: ViewProps) =>
  state.chat.avatar_url ? <img class="avatar" src={state.chat.avatar_url} alt="" width="36" height="36" /> : null

const Head = (drawn: ViewProps) => {
  const { state, act } = drawn
  const { chat, say, person, inline } = state
  return (
    <header>
      <Avatar {...drawn} />
      <div class="title">
        <h2 id="title" dir="auto">
          {chat.title || say('title')}
        </h2>
        {person && <small>{say('person_here', { name: person })}</small>}
      </div>
      {state.lines.length > 0 && (
        <button type="button" class="head" aria-label={say('anew')} title={say('anew')} onClick={act.anew}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4" />
          </svg>
        </button>
      )}
      {!inline && (
        <button type="button" class="head close" aria-label={say('close')} title={say('close')} onClick={act.close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </header>
  )
}

const Suggested = ({ state, act }: ViewProps) => (
  <ul class="suggested">
    {state.chat.suggested_questions.map(question => (
      <li>
        <button type="button" dir="auto" onClick={() => act.ask(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)

const Status = ({ state, act }: ViewProps) => (
  <div class="status">
    <span role="status">{state.status}</span>
    {state.unsent !== undefined && (
      <button type="button" class="plain" onClick={act.retry}>
        {state.say('retry')}
      </button>
    )}
  </div>
)

/** What scrolls is reached by the keyboard, too. */
const scrolled = { tabIndex: 0 }

const Log = (drawn: ViewProps) => {
  const { state } = drawn
  const { chat, say, lines, writing } = state
  return (
    <section class="scroll" {...scrolled} aria-label={say('log')}>
      <div class="message assistant">
        <div class="bubble" dir="auto">
          <Given {...drawn} text={chat.greeting || say('greeting')} />
        </div>
      </div>
      <div class="log" role="log" aria-label={say('log')} aria-live="polite" aria-relevant="additions">
        {lines.map(line => (
          <Message key={line.id} {...drawn} line={line} />
        ))}
      </div>
      {writing && (
        // Read aloud once it stands in the log, not letter by letter.
        <div aria-hidden="true">
          {writing.text ? (
            <Message {...drawn} line={writing} />
          ) : (
            <div class="message assistant">
              <div class="bubble dots">
                <i />
                <i />
                <i />
              </div>
            </div>
          )}
        </div>
      )}
      {lines.length === 0 && !writing && chat.suggested_questions.length > 0 && <Suggested {...drawn} />}
      {state.form !== 'hidden' && <LeadForm {...drawn} />}
    </section>
  )
}

const Window = ({ keys, ...drawn }: PanelProps) => {
  const { state, act } = drawn
  const { say, chat, inline, locale } = state
  return (
    <section
      class="window"
      role={inline ? 'region' : 'dialog'}
      aria-labelledby="title"
      lang={locale}
      dir={directionOf(locale)}
      {...keys}
      {...receiving(drawn)}
    >
      <Head {...drawn} />
      <Log {...drawn} />
      <Status {...drawn} />
      <Composer {...drawn} />
      <footer>
        {state.can_ask_person && (
          <button type="button" class="plain" onClick={act.person}>
            {say('person')}
          </button>
        )}
        {chat.notice && <small dir="auto">{chat.notice}</small>}
      </footer>
    </section>
  )
}

const Launcher = ({ state, act }: ViewProps) => {
  const { chat, say, opener, unread, locale } = state
  return (
    <div class="launch" lang={locale} dir={directionOf(locale)}>
      {opener && (
        <div class="opener" role="status">
          <button type="button" class="says" dir="auto" onClick={act.open}>
            {opener}
          </button>
          <button type="button" class="hide" aria-label={say('close')} onClick={act.close}>
            ×
          </button>
        </div>
      )}
      <button type="button" class="launcher" aria-expanded="false" onClick={act.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4z" />
        </svg>
        <span dir="auto">{chat.launcher || say('launcher')}</span>
        {unread > 0 && (
          <b class="unread" role="status" aria-label={say('new_message')}>
            {unread}
          </b>
        )}
      </button>
    </div>
  )
}

export const Panel = (props: PanelProps) => (
  <div class={`chat ${props.state.inline ? 'inline' : props.state.chat.position}`}>
    {props.state.open ? <Window {...props} /> : <Launcher {...props} />}
  </div>
)
