/** How large a file is, in words. */
import type { Messages } from '../messages/messages.tsx'

export const fileSize = (bytes: number, { number }: Pick<Messages, 'number'>): string =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : bytes < 1_000_000_000
      ? `${number(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`
      : `${number(bytes / 1_000_000_000, { maximumFractionDigits: 1 })} GB`
