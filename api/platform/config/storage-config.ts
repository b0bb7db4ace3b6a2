/** Where the files of sites are kept. Without a bucket, in the data folder. */
import { z } from '@hono/zod-openapi'
import type { StoreAddress } from '../files/storage/s3/answers.ts'
import { trimTrailing } from '../texts/trim-trailing.ts'

const megabyte = 1_048_576

export const storageVariables = {
  S3_BUCKET: {
    rule: z
      .string()
      .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/)
      .optional(),
    says: 'a bucket of a store that speaks S3, in which the files of sites (pictures, uploads, imports) are kept; where it is absent, the data folder has them',
    example: 'leadwright-files',
  },
  S3_ENDPOINT: {
    rule: z
      .url({ protocol: /^https?$/ })
      .refine(u => !/[?#@]/.test(u))
      .transform(u => trimTrailing(u, '/'))
      .optional(),
    says: 'the address of that store, with http:// or https:// and without the bucket; default: that of Amazon S3 in S3_REGION',
    example: 'https://s3.example.com',
  },
  S3_REGION: {
    rule: z
      .string()
      .regex(/^[a-z0-9-]{1,50}$/)
      .default('us-east-1'),
    says: 'the region of the bucket; many other stores take any, Cloudflare R2 auto',
    example: 'eu-west-1',
  },
  S3_ACCESS_KEY_ID: {
    rule: z.string().min(1).optional(),
    says: 'the id of the access key that may list the bucket, and read, write and delete its objects',
    example: 'AKIAIOSFODNN7EXAMPLE',
  },
  S3_SECRET_ACCESS_KEY: {
    rule: z.string().min(1).optional(),
    says: 'the secret of that access key',
    example: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  },
  S3_PREFIX: {
    rule: z
      .string()
      .regex(/^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*\/?$/)
      .transform(t => `${trimTrailing(t, '/')}/`)
      .optional(),
    says: 'what the keys of this installation begin with, where others use the same bucket',
    example: 'leadwright',
  },
  S3_CACHE_MB: {
    rule: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(100).max(10_000_000)).default(5_000),
    says: 'megabytes of the data folder in which files of the bucket are kept for reading, 100 to 10000000',
    example: '5000',
  },
} as const

export interface StorageConfig {
  /** Undefined: in the data folder. */
  file_store: { address: StoreAddress; cache_bytes: number } | undefined
}

interface Values {
  S3_BUCKET: string | undefined
  S3_ENDPOINT: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID: string | undefined
  S3_SECRET_ACCESS_KEY: string | undefined
  S3_PREFIX: string | undefined
  S3_CACHE_MB: number
}

/** A bucket needs both halves of its key, and they a bucket. */
export function storageConfig(v: Values): StorageConfig & { mistakes: string[] } {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX } = v
  const together = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const given = Object.entries({ ...together, S3_ENDPOINT, S3_PREFIX }).filter(([, value]) => value !== undefined)
  if (given.length === 0) return { file_store: undefined, mistakes: [] }
  const mistakes = (Object.keys(together) as (keyof typeof together)[])
    .filter(name => together[name] === undefined)
    .map(
      name =>
        `${name} must be ${storageVariables[name].says}, as ${given[0]?.[0]} is set. Example: ${name}=${storageVariables[name].example}`,
    )
  const address = {
    endpoint: S3_ENDPOINT ?? `https://s3.${v.S3_REGION}.amazonaws.com`,
    ...{ bucket: S3_BUCKET ?? '', region: v.S3_REGION, prefix: S3_PREFIX ?? '' },
    ...{ access_key_id: S3_ACCESS_KEY_ID ?? '', secret_access_key: S3_SECRET_ACCESS_KEY ?? '' },
  }
  return { file_store: { address, cache_bytes: v.S3_CACHE_MB * megabyte }, mistakes }
}
