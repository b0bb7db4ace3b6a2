/** What an answer of a store means, as an error with a sentence for whoever runs the server. Pure. */
import { Full, Unavailable } from '../../../runtime/errors.ts'

export interface StoreAddress {
  endpoint: string
  bucket: string
  access_key_id: string
  secret_access_key: string
  region: string
  /** Before every key; empty or with a slash at its end. */
  prefix: string
}

/** The store does not do what was asked, or not now. The message names settings and never a key. */
export class StoreError extends Unavailable {
  override readonly name = 'StoreError'
  /** A later try may succeed. */
  readonly passes: boolean
  constructor(message: string, { passes = false } = {}) {
    super(message)
    this.passes = passes
  }
}

/** The store has no room; the sentence is for the log, as people are told what they are told of a full disk. */
export class StoreFull extends Full {
  override readonly message: string
  constructor(message: string) {
    super()
    this.message = message
  }
}

const tagged = (body: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? ''

const full = /Quota|StorageFull|InsufficientCapacity|InsufficientStorage|EntityTooLarge|ServiceUsageLimit/i
const keys = /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|InvalidSecurity|UnauthorizedAccess)$/

/** The error for a status that is no success; a key that is not there is none. */
export function failureOf(
  { bucket, endpoint, region }: StoreAddress,
  { what, status, body }: { what: string; status: number; body: string },
): StoreError | StoreFull {
  const code = tagged(body, 'Code')
  const said = `${status}${code && ` ${code}`}`
  if (status === 507 || full.test(code))
    return new StoreFull(`The bucket ${bucket} is full (${said}). Make room there, or raise its quota.`)
  if (code === 'RequestTimeTooSkewed')
    return new StoreError(
      `${endpoint} finds the clock of this machine wrong (${said}). Set it, and keep it right (timedatectl set-ntp true).`,
    )
  if (code === 'NoSuchBucket')
    return new StoreError(`There is no bucket ${bucket} at ${endpoint} (${said}). Make it, or correct S3_BUCKET.`)
  if (/^(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraint\w*)$/.test(code) || status === 301)
    return new StoreError(
      `The bucket ${bucket} is not in the region ${region} (${said}). Correct S3_REGION${tagged(body, 'Region') && ` to ${tagged(body, 'Region')}`}.`,
    )
  if (keys.test(code))
    return new StoreError(`${endpoint} refuses the key (${said}). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`)
  if (status === 401 || status === 403)
    return new StoreError(
      `The key may not ${what} in the bucket ${bucket} (${said}). Allow it to list the bucket, and to read, write and delete its objects.`,
    )
  if (status === 408 || status === 429 || status >= 500)
    return new StoreError(`${endpoint} could not ${what} (${said}). Look at that store.`, { passes: true })
  return new StoreError(`${endpoint} does not ${what} (${said}). Correct S3_ENDPOINT and S3_BUCKET.`)
}

export interface ObjectEntry {
  key: string
  /** The store's own moment. */
  modified_at: number
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? '')

/** A page of a listing, and where the next one begins. */
export function listingOf(body: string): { objects: ObjectEntry[]; next: string | undefined } {
  if (!body.includes('<ListBucketResult'))
    throw new StoreError('What the store answers is no listing. Correct S3_ENDPOINT: it leads to something else.')
  const [, ...each] = body.split('<Contents>')
  const objects = each.map(one => ({
    key: plain(tagged(one, 'Key')),
    modified_at: Date.parse(tagged(one, 'LastModified')),
  }))
  const next = tagged(body, 'IsTruncated') === 'true' ? plain(tagged(body, 'NextContinuationToken')) : ''
  return { objects, next: next || undefined }
}
