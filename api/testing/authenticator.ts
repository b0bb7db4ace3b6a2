/** A device that makes passkeys and signs with them, as browsers pass it on: WebAuthn on the wire, with a key of ES256 and no attestation. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = Record<string, unknown>
interface Passkey {
  id: Buffer
  key: KeyObject
  user: string
}

const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** CBOR, as far as a passkey needs it. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as number)])
  return Buffer.concat([head(5, value.size), ...parts])
}

const present = 0x01
const verified = 0x04
const attested = 0x40

export function authenticator(origin: string) {
  const passkeys: Passkey[] = []
  const state = { origin, isVerified: true, counter: 0 }

  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }))

  function dataFor(rpId: string, more?: Buffer): Buffer {
    const flags = present | (state.isVerified ? verified : 0) | (more ? attested : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(state.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more ?? Buffer.alloc(0)])
  }

  return {
    state,
    /** A new passkey, as `credential.toJSON()` has it. */
    create({ challenge, rp, user }: Options): Options {
      const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      passkeys.push({ id, key, user: String((user as Options).id) })
      const point = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point[0]],
        [-3, point[1]],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)])
      const authData = dataFor(String((rp as Options).id), credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
      }
    },
    /** Signs with the last passkey that it made, or the one that it is asked for. */
    get({ challenge, rpId, allowCredentials = [] }: Options): Options {
      const wanted = (allowCredentials as { id: string }[]).map(({ id }) => id)
      const passkey = passkeys.findLast(({ id }) => wanted.length === 0 || wanted.includes(b64(id)))
      if (!passkey) throw new Error('no passkey')
      const data = dataFor(String(rpId))
      const client = clientData('webauthn.get', challenge)
      return {
        id: b64(passkey.id),
        rawId: b64(passkey.id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), passkey.key)),
          userHandle: passkey.user,
        },
        clientExtensionResults: {},
      }
    },
  }
}
