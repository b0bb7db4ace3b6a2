#!/usr/bin/env node
/** `leadwright`: finds the command, runs it, and turns what went wrong into a sentence and an exit code. */
import { flag, text } from './command.ts'
import { commands } from './commands.ts'
import { baseUrlOf, openClient } from './connection.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { describeFailure, UsageError } from './failure.ts'
import { commandHelp, overview } from './help.ts'
import { Output } from './output.ts'
import { parseWords } from './parse.ts'
import { type Profile, readProfile } from './profile.ts'
import { findSite } from './site.ts'
import { version } from './version.ts'

async function main(argv: string[]): Promise<ExitCode> {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  const { signal } = controller
  let output = new Output(argv.includes('--json'), process.stdout, process.stderr)
  let base_url: string | undefined
  let needs: readonly string[] | undefined
  try {
    if (argv[0] === '--version' || argv[0] === 'version') {
      output.raw(`${version}\n`)
      return exitCodes.success
    }
    const { command, words, args, values } = parseWords(argv, commands)
    output = new Output(flag(values, 'json'), process.stdout, process.stderr)
    if (!command) return showOverview(words, flag(values, 'help'), output)
    if (flag(values, 'help')) {
      output.raw(`${commandHelp(command)}\n`)
      return exitCodes.success
    }
    const profile: Profile = await readProfile(text(values, 'profile') ?? process.env.LEADWRIGHT_PROFILE ?? 'default')
    base_url = baseUrlOf(values, profile)
    needs = command.needs
    const client = () => openClient(values, profile)
    const named = text(values, 'site') ?? (process.env.LEADWRIGHT_SITE || profile.site_id)
    const site = () => findSite(client(), named)
    return (await command.run({ commands, args, values, output, profile, client, site, signal })) ?? exitCodes.success
  } catch (error) {
    if (signal.aborted) return exitCodes.interrupted
    const { message, exitCode, ...rest } = describeFailure(error, { base_url, needs })
    output.note(output.json ? JSON.stringify({ error: { ...rest, message, exit_code: exitCode } }) : `✗ ${message}`)
    return exitCode
  }
}

function showOverview(words: readonly string[], isHelp: boolean, output: Output): ExitCode {
  const [group = ''] = words
  const isGroup = commands.some(({ name }) => name.startsWith(`${group} `))
  if (group !== '' && !isGroup)
    throw new UsageError(`There is no command “${words.join(' ')}”. \`leadwright --help\` lists them.`)
  if (words.length > 1)
    throw new UsageError(`There is no command “${words.join(' ')}”. See \`leadwright ${group} --help\`.`)
  output.raw(`${overview(commands, group)}\n`)
  return isHelp || words.length === 0 ? exitCodes.success : exitCodes.usage
}

// A reader that has enough, such as `head`, ends the output; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await main(process.argv.slice(2))
