/** Help of all commands and of each. */
import type { Command, Options } from './command.ts'
import { globalOptions } from './options.ts'
import { table } from './output.ts'

export function overview(commands: readonly Command[], group = ''): string {
  const shown = commands.filter(({ name }) => group === '' || name.startsWith(`${group} `))
  const lines = table(
    ['', ''],
    shown.map(({ name, summary }) => [`  ${name}`, summary]),
  ).slice(1)
  return [
    `Usage: leadwright ${group ? `${group} ` : ''}COMMAND [OPTIONS]`,
    '',
    ...lines,
    '',
    '`leadwright COMMAND --help` shows its options and examples.',
    'Exit codes: 0 done, 1 failed, 2 usage, 3 not authorized, 4 not found, 5 conflict, 6 invalid input, 7 unreachable.',
  ].join('\n')
}

export function commandHelp({ name, usage, summary, options = {}, examples, notes, needs }: Command): string {
  return [
    `Usage: leadwright ${name}${usage ? ` ${usage}` : ''} [OPTIONS]`,
    '',
    `${summary}.`,
    ...(notes ? [notes] : []),
    ...(needs ? [`The API key needs ${needs.map(one => `\`${one}\``).join(' and ')}.`] : []),
    ...section('Options', options),
    ...section('Options of every command', globalOptions),
    '',
    'Examples:',
    ...examples.map(example => `  ${example}`),
  ].join('\n')
}

function section(title: string, options: Options): string[] {
  const rows = Object.entries(options).map(([name, { short, value, text }]) => [
    `  ${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    text,
  ])
  return rows.length === 0 ? [] : ['', `${title}:`, ...table(['', ''], rows).slice(1)]
}
