/** Files for the next question: which of the chosen ones go along, and how they are sent. */
import type { Actions, ChatState, Line } from './state.ts'
import { Busy, type ChatApi, UnsuitableFileError } from './wire.ts'

const MEGABYTE = 1_048_576

export const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`

type AttachContext = {
  state: ChatState
  update: (changed: Partial<ChatState>) => void
  api: ChatApi
  /** Asks, once they are there. */
  ask: (line: Pick<Line, 'text' | 'files'>) => void
}

export function attaching({ state, update, api, ask }: AttachContext): Pick<Actions, 'attach' | 'detach' | 'ask_with'> {
  return {
    attach(chosen) {
      const { say, chat } = state
      if (!chat.files) return
      const { count_max: count, bytes_max, accept } = chat.files
      const isKnown = ({ name }: File): boolean => accept.some(ending => name.toLowerCase().endsWith(ending))
      const fitting = chosen.filter(file => isKnown(file) && file.size <= bytes_max)
      const left = chosen.find(file => !fitting.includes(file))
      const told = (): string => {
        if (!left) return ''
        const { name } = left
        return isKnown(left)
          ? say('file_large', { name, size: bytes_max / MEGABYTE })
          : say('file_type', { name, types: accept.join(', ') })
      }
      const files = [...state.files, ...fitting]
      if (files.length > count) update({ status: say('files_many', { count }) })
      else update({ files, status: told() })
    },
    detach: file => update({ files: state.files.filter(one => one !== file), status: '' }),
    async ask_with(text) {
      const { files, say } = state
      update({ sending: true, status: say('files_sending') })
      try {
        const sent = await api.upload(files)
        update({ sending: false, files: [], status: '' })
        ask({ text, files: sent })
        return true
      } catch (error) {
        const status =
          error instanceof UnsuitableFileError
            ? error.message || say('files_off')
            : say(error instanceof Busy ? 'busy' : 'offline')
        update({ sending: false, status })
        return false
      }
    },
  }
}
