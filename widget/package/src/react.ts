'use client'
/** Leadwright in React: a provider that loads it, hooks, and places for what shows in the page. Renders on servers too. */
import {
  type ButtonHTMLAttributes,
  createContext,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Leadwright, LeadwrightEvent, LeadwrightListener } from './interface.ts'
import { leadwright } from './leadwright.ts'
import { type LeadwrightLoadError, loadLeadwright } from './load.ts'
import type { LeadwrightOptions } from './options.ts'

export interface LeadwrightState {
  /** Its functions may be called at any time. */
  leadwright: Leadwright
  status: 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  error?: LeadwrightLoadError
}

const LeadwrightContext = createContext<LeadwrightState | undefined>(undefined)

/**
 * Loads the widget of one site for all that is in it. Once, around the app: popups then show by themselves.
 *
 * @example
 * <LeadwrightProvider baseUrl="https://leads.example.com" site="site_…"><App /></LeadwrightProvider>
 */
export function LeadwrightProvider(props: LeadwrightOptions & { children?: ReactNode }): ReactElement {
  const { children, ...options } = props
  const { baseUrl, site } = options
  const [outcome, setOutcome] = useState<Omit<LeadwrightState, 'leadwright'>>({ status: 'loading' })
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  // The script reads the other options once, when it starts.
  useEffect(() => {
    let is_current = true
    const settle = (next: typeof outcome) => is_current && setOutcome(next)
    loadLeadwright({ ...latest.current, baseUrl, site }).then(
      () => settle({ status: 'ready' }),
      (error: LeadwrightLoadError) => {
        console.warn(`Leadwright: ${error.message}`)
        settle({ status: 'failed', error })
      },
    )
    return () => {
      is_current = false
    }
  }, [baseUrl, site])
  const value = useMemo(() => ({ leadwright, ...outcome }), [outcome])
  return createElement(LeadwrightContext.Provider, { value }, children)
}

/** The functions of the widget, and whether it has loaded. */
export function useLeadwright(): LeadwrightState {
  const found = useContext(LeadwrightContext)
  if (!found) throw new Error('useLeadwright needs <LeadwrightProvider> around the app.')
  return found
}

/** Calls the listener after each such event, for as long as the component is there. */
export function useLeadwrightEvent(event: LeadwrightEvent, listener: LeadwrightListener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => leadwright.on(event, detail => latest.current(detail)), [event])
}

type Place = Omit<HTMLAttributes<HTMLDivElement>, 'children'>

export interface LeadwrightFormProps extends Place {
  /** A published popup of the type `embedded`. */
  popupId: string
  /** Reserved until the form is there, in pixels. */
  minHeight?: number
}

/** The place of an embedded form. */
export function LeadwrightForm({ popupId, minHeight, style, ...rest }: LeadwrightFormProps): ReactElement {
  const own = { 'data-leadwright-form': popupId, style: { minHeight, ...style } }
  return createElement('div', { ...rest, ...own, key: popupId })
}

export interface LeadwrightChatProps extends Place {
  /** A published assistant. */
  assistantId: string
  /** In pixels. */
  height?: number
}

/** The place of an assistant's chat, instead of its button on the page. */
export function LeadwrightChat({ assistantId, height = 560, style, ...rest }: LeadwrightChatProps): ReactElement {
  const own = { 'data-leadwright-chat': assistantId, style: { height, ...style } }
  return createElement('div', { ...rest, ...own, key: assistantId })
}

export interface LeadwrightButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** A published popup that shows over the page, or an assistant. */
  opens: string
}

/** A button that opens a popup or a chat, whatever its triggers and frequency. */
export function LeadwrightButton({ opens, ...rest }: LeadwrightButtonProps): ReactElement {
  return createElement('button', { type: 'button', ...rest, 'data-leadwright-open': opens })
}
