/** Asks, shows the answer as it is written, and deals with everything that may go wrong on the way. */
import { attaching } from './attach.ts'
import type { Actions, ChatState, Line } from './state.ts'
import { type Answers, Busy, type ChatApi, type ChatNews, type Message } from './wire.ts'

type Update = (changed: Partial<ChatState>) => void

export type Talk = {
  actions: Pick<Actions, 'ask' | 'attach' | 'detach' | 'ask_with' | 'stop' | 'retry' | 'rate' | 'person' | 'anew'>
  /** The conversation as it was left. */
  remember: (messages: Message[]) => void
  submit: (answers: Answers) => Promise<void>
}

const AGAIN_MS = 3_000

export function asking(state: ChatState, update: Update, api: ChatApi): Talk {
  let patience: AbortController | undefined
  let following: AbortController | undefined
  let count = 0
  /** Of the question that could not be sent. */
  let unsent_files: string[] = []
  const own = (from: Line['from'], text: string, is: Line['state'] = 'complete'): Line => ({
    id: `own-${count++}`,
    from,
    text,
    citations: [],
    state: is,
  })

  /** In the place of the one that it is: by its id, or what was shown before the server had it. */
  const put = (message: Message): void => {
    const { lines, open, unread } = state
    const known = (line: Line): boolean =>
      line.id === message.id || (message.from === 'visitor' && line.id.startsWith('own-') && line.text === message.text)
    if (lines.some(known)) update({ lines: lines.map(line => (known(line) ? message : line)) })
    else update({ lines: [...lines, message], unread: open || message.from === 'visitor' ? unread : unread + 1 })
  }
  const hear = (told: ChatNews): void => {
    const { writing } = state
    if (told.type === 'form' && state.form === 'hidden') update({ form: 'shown' })
    if (told.type === 'person') {
      update({ person: told.name || state.person, writing: undefined, status: '' })
      void follow()
    }
    if (told.type === 'message') {
      if (told.message.from !== 'visitor') update({ writing: undefined, status: '' })
      put(told.message)
    }
    if (told.type === 'instead' && writing) update({ writing: { ...writing, text: told.text } })
    if (told.type === 'text' && writing) update({ writing: { ...writing, text: writing.text + told.text } })
  }
  /** Goes on hearing what a person writes, until it is stopped. */
  const follow = async (): Promise<void> => {
    if (following) return
    following = new AbortController()
    const { signal } = following
    while (!signal.aborted) {
      try {
        for await (const told of api.follow(signal)) hear(told)
      } catch {
        // A connection that broke is made again.
      }
      await new Promise(done => setTimeout(done, AGAIN_MS))
    }
  }

  const ask = async (question: string, file_ids: string[] = []): Promise<void> => {
    patience = new AbortController()
    const { signal } = patience
    const writing = own('assistant', '', 'writing')
    update({ writing, status: state.say('writing'), unsent: undefined, passage: undefined })
    try {
      for await (const told of api.ask(question, file_ids, signal)) hear(told)
      // The stream ended without the whole message.
      if (state.writing) throw new Error()
      update({ status: '' })
    } catch (error) {
      const text = state.writing?.text
      // They came with the try before, whose answer was lost.
      if (file_ids.length > 0 && (error as Error).message === '422') return ask(question)
      unsent_files = file_ids
      update({ writing: undefined })
      if (text) update({ lines: [...state.lines, own('assistant', text, 'partial')] })
      if (signal.aborted) update({ status: '' })
      else update({ status: state.say(error instanceof Busy ? 'busy' : 'offline'), unsent: question })
    }
  }

  return {
    remember(messages) {
      if (state.lines.length === 0) update({ lines: messages.filter(message => message.state !== 'writing') })
      if (messages.some(({ from }) => from === 'person')) void follow()
    },
    async submit(answers) {
      if (state.form === 'sending') return
      update({ form: 'sending', errors: new Map() })
      try {
        const { errors: refused, sandbox_url } = await api.submit(answers)
        const errors = new Map(refused?.map(({ pointer, text }) => [pointer.split('/').at(-1) ?? '', text]))
        update({ form: refused ? 'shown' : 'done', errors, sandbox_url })
      } catch {
        update({ form: 'shown', status: state.say('offline') })
      }
    },
    actions: {
      ask(question) {
        if (state.writing) return
        update({ lines: [...state.lines, own('visitor', question)] })
        void ask(question)
      },
      ...attaching({
        ...{ state, update, api },
        ask({ text, files = [] }) {
          update({ lines: [...state.lines, { ...own('visitor', text), files }] })
          void ask(
            text,
            files.map(({ id }) => id),
          )
        },
      }),
      stop: () => patience?.abort(),
      retry() {
        if (state.unsent !== undefined && !state.writing) void ask(state.unsent, unsent_files)
      },
      rate(line, rating) {
        update({ lines: state.lines.map(one => (one.id === line.id ? { ...one, rating } : one)) })
        api.rate(line.id, rating).catch(() => {})
      },
      person() {
        update({ can_ask_person: false })
        api.ask_person().then(
          ({ attended, text }) => {
            update({ status: text, ...(!attended && state.form === 'hidden' && { form: 'shown' }) })
            if (attended) void follow()
          },
          () => update({ can_ask_person: true, status: state.say('offline') }),
        )
      },
      anew() {
        patience?.abort()
        following?.abort()
        following = undefined
        update({ lines: [], writing: undefined, passage: undefined, form: 'hidden', status: '', files: [] })
        update({ unsent: undefined, person: undefined, can_ask_person: state.chat.has_people })
        api.forget().catch(() => {})
      },
    },
  }
}
