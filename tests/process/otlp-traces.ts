/** Reads what a collector of OpenTelemetry is sent: the wire format of protobuf, as far as traces need it. */

export interface ReadSpan {
  trace_id: string
  parent_id: string
  name: string
  kind: number
  milliseconds: number
  is_error: boolean
  attributes: Record<string, string | number>
  resource: Record<string, string | number>
}

type Field = [number: number, value: Buffer | bigint]

/** Fields in their order: varints and fixed numbers as bigints, everything else as its bytes. */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const [number, wire] = [tag >> 3, tag & 7]
    if (wire === 0) fields.push([number, varint()])
    else if (wire === 1) {
      fields.push([number, bytes.readBigUInt64LE(at)])
      at += 8
    } else if (wire === 2) {
      const length = Number(varint())
      fields.push([number, bytes.subarray(at, at + length)])
      at += length
    } else if (wire === 5) {
      fields.push([number, BigInt(bytes.readUInt32LE(at))])
      at += 4
    } else throw new Error(`There is no wire type ${wire}.`)
  }
  return fields
}

const none = Buffer.alloc(0)
const all = (fields: readonly Field[], number: number) =>
  fields.flatMap(([n, v]) => (n === number ? [v as Buffer] : []))
const bytes = (fields: readonly Field[], number: number): Buffer => all(fields, number)[0] ?? none
const whole = (fields: readonly Field[], number: number): bigint =>
  BigInt((all(fields, number)[0] as unknown as bigint) ?? 0n)

function attributesOf(pairs: readonly Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map(pair => {
      const fields = fieldsOf(pair)
      const value = fieldsOf(bytes(fields, 2))
      const [number, one] = value[0] ?? [1, none]
      return [bytes(fields, 1).toString(), number === 1 ? (one as Buffer).toString() : Number(one)]
    }),
  )
}

/** Of an ExportTraceServiceRequest. */
export function readSpans(request: Buffer): ReadSpan[] {
  return all(fieldsOf(request), 1).flatMap(resourceSpans => {
    const fields = fieldsOf(resourceSpans)
    const resource = attributesOf(all(fieldsOf(bytes(fields, 1)), 1))
    const spans = all(fields, 2).flatMap(scope => all(fieldsOf(scope), 2))
    return spans.map(span => {
      const f = fieldsOf(span)
      return {
        trace_id: bytes(f, 1).toString('hex'),
        parent_id: bytes(f, 4).toString('hex'),
        name: bytes(f, 5).toString(),
        kind: Number(whole(f, 6)),
        milliseconds: Number(whole(f, 8) - whole(f, 7)) / 1e6,
        is_error: whole(fieldsOf(bytes(f, 15)), 3) === 2n,
        attributes: attributesOf(all(f, 9)),
        resource,
      }
    })
  })
}
