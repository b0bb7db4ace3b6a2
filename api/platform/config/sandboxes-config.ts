/** Where sandboxes that run on this server are found, and what runs them. */
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from '@hono/zod-openapi'
import { isLocalHost } from '../runtime/local-host.ts'

const whole = (minimum: number, maximum: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(minimum).max(maximum))

export const sandboxesVariables = {
  SANDBOXES_URL: {
    rule: z
      .url({ protocol: /^https?$/ })
      .refine(address => /^https?:\/\/[^/?#@]+\/?$/.test(address))
      .transform(address => new URL(address).origin)
      .optional(),
    says: 'the address under whose subdomains sandboxes are found, with http:// or https://; it must serve nothing else; default: sandboxes.localhost where PUBLIC_URL is this machine, otherwise none',
    example: 'https://demos.example.com',
  },
  SANDBOX_RUNTIME: {
    rule: z.string().min(1).optional(),
    says: 'the folder into which npm run sandboxes:install puts what runs WordPress; default: sandbox-runtime in DATA_DIR',
    example: '/var/lib/leadwright/sandbox-runtime',
  },
  SANDBOXES_AWAKE: {
    rule: whole(1, 10_000).optional(),
    says: 'sandboxes that may run at once, 1 to 10000; default: four for each processor',
    example: '8',
  },
  SANDBOXES_WARM: {
    rule: whole(0, 10_000).default(1),
    says: 'copies of pools that are kept running for the next lead, 0 to 10000; default: 1',
    example: '2',
  },
} as const

export interface SandboxesConfig {
  /** Sandboxes are at its subdomains; undefined: none can run here. */
  url: string | undefined
  /** The folder of what runs them. */
  runtime: string
  awake_max: number
  /** Of those that may run: so many are started before anybody comes. */
  warm_max: number
}

type SandboxVariables = { [N in keyof typeof sandboxesVariables]: z.output<(typeof sandboxesVariables)[N]['rule']> } & {
  DATA_DIR: string
}

const awake_for_each_processor = 4

export function sandboxesConfig(given: SandboxVariables, public_url: string): SandboxesConfig {
  const { protocol, hostname, port } = new URL(public_url)
  const local = isLocalHost(hostname) ? `${protocol}//sandboxes.localhost${port && `:${port}`}` : undefined
  return {
    url: given.SANDBOXES_URL ?? local,
    runtime: resolve(given.SANDBOX_RUNTIME ?? join(given.DATA_DIR, 'sandbox-runtime')),
    awake_max: given.SANDBOXES_AWAKE ?? awake_for_each_processor * availableParallelism(),
    warm_max: given.SANDBOXES_WARM,
  }
}

/** Whatever lies at or below the address of sandboxes would be taken for one, and never be served. */
export function sandboxesMistakes(
  { SANDBOXES_URL }: Pick<SandboxVariables, 'SANDBOXES_URL'>,
  { public_url, sites_url }: { public_url: string; sites_url: string | undefined },
): string[] {
  if (SANDBOXES_URL === undefined) return []
  const above = new URL(SANDBOXES_URL).hostname
  const isInside = (address: string) => `.${new URL(address).hostname}`.endsWith(`.${above}`)
  return Object.entries({ PUBLIC_URL: public_url, SITES_URL: sites_url }).flatMap(([name, address]) =>
    address !== undefined && isInside(address)
      ? [
          `SANDBOXES_URL=${SANDBOXES_URL} must serve nothing else, and ${name}=${address} lies there. Example: SANDBOXES_URL=${sandboxesVariables.SANDBOXES_URL.example}`,
        ]
      : [],
  )
}
