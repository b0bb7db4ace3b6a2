/** Two pages without a reload: one with a button that opens a popup, one with an embedded form. Events are listed below. */
import { LeadwrightButton, LeadwrightForm, useLeadwright, useLeadwrightEvent } from '@leadwright/widget/react'
import { type MouseEvent, useEffect, useState } from 'react'

const { VITE_POPUP_ID = '', VITE_FORM_ID = '' } = import.meta.env

export function App() {
  const [path, go] = usePath()
  const { leadwright, status, error } = useLeadwright()
  const [events, setEvents] = useState<{ number: number; text: string }[]>([])
  const note = (text: string) => setEvents(all => [...all, { number: all.length + 1, text }])
  useLeadwrightEvent('shown', ({ popup_id }) => note(`shown ${popup_id}`))
  useLeadwrightEvent('submitted', ({ popup_id }) => note(`submitted ${popup_id}`))
  return (
    <main>
      <nav>
        <a href="/" onClick={go}>
          Plants
        </a>{' '}
        <a href="/letter" onClick={go}>
          Letter
        </a>
      </nav>
      <h1>{path === '/letter' ? 'A letter each month' : 'Plants for balconies'}</h1>
      {path === '/letter' ? (
        <LeadwrightForm popupId={VITE_FORM_ID} minHeight={320} />
      ) : (
        <LeadwrightButton opens={VITE_POPUP_ID}>Get the letter</LeadwrightButton>
      )}
      <p>
        <button type="button" onClick={() => leadwright.consent('grant')}>
          Remember me
        </button>
      </p>
      <p role="status">{error ? error.message : status}</p>
      <ol>
        {events.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </main>
  )
}

/** A router in a few lines. The widget sees each navigation by itself. */
function usePath(): [path: string, go: (event: MouseEvent<HTMLAnchorElement>) => void] {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const back = () => setPath(location.pathname)
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault()
    history.pushState(null, '', event.currentTarget.pathname)
    setPath(location.pathname)
  }
  return [path, go]
}
