/** `completion`: scripts for shells, made from the commands. */
import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { globalOptions } from '../options.ts'

const shells = ['bash', 'zsh', 'fish'] as const

export const completion: Command = {
  name: 'completion',
  summary: 'Print a completion script for bash, zsh or fish',
  usage: 'SHELL',
  args_max: 1,
  examples: [
    'source <(leadwright completion bash)',
    'leadwright completion zsh > ~/.zfunc/_leadwright',
    'leadwright completion fish > ~/.config/fish/completions/leadwright.fish',
  ],
  async run({ args: [shell], output, commands }) {
    if (shell === 'bash') return output.raw(bash(commands))
    if (shell === 'zsh')
      return output.raw(`#compdef leadwright\nautoload -U bashcompinit && bashcompinit\n${bash(commands)}`)
    if (shell === 'fish') return output.raw(fish(commands))
    throw new UsageError(`Name a shell: ${shells.join(', ')}.`)
  },
}

const optionNames = ({ options = {} }: Command): string[] =>
  Object.keys({ ...options, ...globalOptions }).map(name => `--${name}`)

/** The words after a command’s name so far: further words of its name, then its options. */
function bash(commands: readonly Command[]): string {
  const words = new Map<string, Set<string>>()
  const add = (after: string, word: string) => words.set(after, (words.get(after) ?? new Set()).add(word))
  for (const command of commands) {
    const parts = command.name.split(' ')
    for (const [at, part] of parts.entries()) add(parts.slice(0, at).join(' '), part)
    for (const option of optionNames(command)) add(command.name, option)
  }
  for (const shell of shells) add('completion', shell)
  const cases = [...words].map(([after, next]) => `    "${after}") words="${[...next].join(' ')}" ;;`)
  return `_leadwright() {
  local line="" words="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) line="\${line:+$line }$word" ;; esac
  done
  while :; do
    case "$line" in
${cases.join('\n')}
    esac
    [ -n "$words" ] && break
    case "$line" in *" "*) line="\${line% *}" ;; *) break ;; esac
  done
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _leadwright leadwright
`
}

function fish(commands: readonly Command[]): string {
  const lines = commands.flatMap(command => {
    const [first = '', second] = command.name.split(' ')
    const on = second ? `__fish_seen_subcommand_from ${first}` : '__fish_use_subcommand'
    const named = `complete -c leadwright -f -n "${on}" -a "${second ?? first}" -d "${command.summary.replaceAll('"', '')}"`
    const group = second ? [`complete -c leadwright -f -n "__fish_use_subcommand" -a "${first}"`] : []
    const options = Object.entries({ ...command.options, ...globalOptions }).map(
      ([name, { text }]) =>
        `complete -c leadwright -n "__fish_seen_subcommand_from ${second ?? first}" -l ${name} -d "${text.replaceAll(/["$`]/g, '')}"`,
    )
    return [...group, named, ...options]
  })
  return `${[...new Set(lines)].join('\n')}\n`
}
