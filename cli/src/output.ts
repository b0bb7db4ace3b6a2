/** Where results go: tables and sentences for people, JSON for programs. */
export interface Stream {
  write(text: string): unknown
  isTTY?: boolean
}

export interface Cell {
  header: string
  value: string
}

export class Output {
  readonly json: boolean
  readonly #out: Stream
  readonly #err: Stream
  constructor(json: boolean, out: Stream, err: Stream) {
    this.json = json
    this.#out = out
    this.#err = err
  }

  /** The result of a command: as JSON, or as `lines` says it. */
  result(data: unknown, lines: () => string | readonly string[]): void {
    const text = this.json ? JSON.stringify(data, null, 2) : [lines()].flat().join('\n')
    if (text !== '') this.raw(`${text}\n`)
  }

  /** One of many results that come one by one: a line of JSON, or a sentence. */
  item(data: unknown, line: string): void {
    this.raw(`${this.json ? JSON.stringify(data) : line}\n`)
  }

  raw(text: string | Uint8Array): void {
    this.#out.write(text as string)
  }

  /** Progress and advice, which are no part of the result. */
  note(text: string): void {
    this.#err.write(`${text}\n`)
  }
}

/** Rows under headers, as wide as their longest value. */
export function table(
  headers: readonly string[],
  rows: readonly (readonly unknown[])[],
  empty = 'Nothing found.',
): string[] {
  if (rows.length === 0) return [empty]
  const cells = [headers, ...rows].map(row => row.map(toCell))
  const widths = headers.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  return cells.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Without characters that would move a terminal’s cursor or forge a line. */
const toCell = (value: unknown): string =>
  value === null || value === undefined ? '–' : String(value).replaceAll(/\p{Cc}+/gu, ' ')
