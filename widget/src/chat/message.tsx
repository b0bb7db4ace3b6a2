/** One message of the chat, with its sources, and how helpful it was. */
import { SentFiles } from './files.tsx'
import type { Line, ViewProps } from './state.ts'
import { Plain, Words } from './words-of.tsx'

type MessageProps = ViewProps & { line: Line }

const Passage = ({ state, act, line }: MessageProps) => {
  const { passage, say } = state
  const cited = passage?.line === line.id && line.citations.find(({ number }) => number === passage.number)
  if (!cited) return null
  const { number, title, heading, excerpt, url } = cited
  return (
    <section class="passage" aria-label={say('passage', { number, title })} dir="auto">
      <b>{title}</b>
      {heading && <small>{heading}</small>}
      <blockquote>{excerpt}</blockquote>
      <div class="row">
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {say('open_source')}
          </a>
        )}
        <button type="button" class="plain" onClick={() => act.cite(line.id, number)}>
          {say('hide_source')}
        </button>
      </div>
    </section>
  )
}

const Sources = ({ state, act, line }: MessageProps) => (
  <ul class="sources" aria-label={state.say('sources')}>
    {line.citations.map(({ number, title }) => (
      <li>
        <button
          type="button"
          aria-expanded={state.passage?.line === line.id && state.passage.number === number}
          onClick={() => act.cite(line.id, number)}
          dir="auto"
        >
          <b>{number}</b> {title}
        </button>
      </li>
    ))}
  </ul>
)

const Rating = ({ state, act, line }: MessageProps) => (
  <div class="rating">
    {(['good', 'bad'] as const).map(rating => (
      <button
        type="button"
        aria-pressed={line.rating === rating}
        aria-label={state.say(rating)}
        title={state.say(rating)}
        onClick={() => act.rate(line, rating)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" class={rating}>
          <path d="M7 11v9H4v-9zm0 0 4-8c1.7 0 2.5 1 2.2 2.6L12.6 9H19c1.2 0 2 1 1.8 2.2l-1.3 7A2.2 2.2 0 0 1 17.3 20H7" />
        </svg>
      </button>
    ))}
    {line.rating && <small>{state.say('rated')}</small>}
  </div>
)

export const Message = (props: MessageProps) => {
  const { state, line } = props
  const { from, name, text, citations } = line
  const who = from === 'visitor' ? state.say('you') : name || state.chat.title || state.say('assistant')
  return (
    <article class={`message ${from}`} aria-label={who}>
      {from === 'person' && <small class="who">{name}</small>}
      <div class="bubble" dir="auto">
        {from === 'visitor' ? <Plain text={text} /> : <Words {...props} />}
        <SentFiles files={line.files} label={state.say('files_sent')} />
        {line.state === 'partial' && <p class="broken">{state.say('partial')}</p>}
        {line.state === 'failed' && <p class="broken">{state.say('failed')}</p>}
      </div>
      {citations.length > 0 && <Sources {...props} />}
      <Passage {...props} />
      {from === 'assistant' && line.state !== 'writing' && line.id && text && <Rating {...props} />}
    </article>
  )
}
