/** Asks before something is changed: at a terminal, a question; elsewhere, `--yes` is needed. */
import { createInterface } from 'node:readline/promises'
import { flag, type Run } from './command.ts'

/** False where nobody can be asked, or the answer was no. */
export async function confirm(
  { values, output, signal }: Pick<Run, 'values' | 'output' | 'signal'>,
  question: string,
): Promise<boolean> {
  if (flag(values, 'yes')) return true
  if (!process.stdin.isTTY) {
    output.note('Nothing was changed. Run it again with --yes to carry this out.')
    return false
  }
  const answer = await ask(`${question} [y/N] `, signal)
  return /^y(es)?$/i.test(answer.trim())
}

export async function ask(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question, { signal })
  } finally {
    lines.close()
  }
}
