/** Where sandboxes that run here are found: each has an origin of its own, whose name says its site and its handle. Pure. */
import { randomInt } from 'node:crypto'
import type { SandboxesConfig } from '../../../../platform/config/sandboxes-config.ts'
import { trimTrailing } from '../../../../platform/texts/trim-trailing.ts'
import { playgroundLimits } from '../limits.ts'

const digits = 36
/** 128 bits in letters and digits. */
const site_characters = 25
const { sandbox_handle_characters_max } = playgroundLimits
const random_characters = 5

const siteLabel = (site_id: string): string =>
  BigInt(`0x${site_id.slice('site_'.length)}`)
    .toString(digits)
    .padStart(site_characters, '0')

function siteOfLabel(label: string): string {
  let value = 0n
  for (const character of label) value = value * BigInt(digits) + BigInt(Number.parseInt(character, digits))
  return `site_${value.toString(16).padStart(32, '0')}`
}

/** Stays when the name changes. */
export function newHandle(name: string): string {
  const random = Array.from({ length: random_characters }, () => randomInt(digits).toString(digits)).join('')
  const from_name = trimTrailing(name.toLowerCase().slice(0, sandbox_handle_characters_max), '-')
  return `${from_name}-${random}`
}

/** Of a copy: as long as that of what it is a copy of, so that one host takes the place of the other within content. */
export const copyHandle = (handle: string): string => newHandle(handle.slice(0, -random_characters - 1))

export function sandboxUrl({ url }: Pick<SandboxesConfig, 'url'>, site_id: string, handle: string): string | null {
  return url === undefined ? null : url.replace('://', `://${handle}-${siteLabel(site_id)}.`)
}

export interface NamedSandbox {
  site_id: string
  handle: string
}

const labelPattern = new RegExp(
  `^([a-z0-9-]{1,${sandbox_handle_characters_max + random_characters + 1}})-([0-9a-z]{${site_characters}})$`,
)

/** The sandbox that a host names: null where it names none below the address of sandboxes, undefined for other hosts. */
export function sandboxOfHost(
  { url }: Pick<SandboxesConfig, 'url'>,
  host: string | undefined,
): NamedSandbox | null | undefined {
  if (url === undefined || host === undefined) return undefined
  const above = new URL(url).hostname
  const hostname = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (hostname === above) return null
  if (!hostname.endsWith(`.${above}`)) return undefined
  const [, handle, site] = labelPattern.exec(hostname.slice(0, -above.length - 1)) ?? []
  return handle === undefined || site === undefined ? null : { handle, site_id: siteOfLabel(site) }
}
