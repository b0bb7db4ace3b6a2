/** File sizes of comparable widgets, measured from their packages on 2026-11-20. */

type Bytes = { gz: number; br: number }

/** Only files in their packages: cores or forms that are loaded from elsewhere are not counted. */
const PEERS: Record<string, Bytes> = {
  'posthog-js 1.449.2, array.js and surveys.js': { gz: 171_157, br: 145_257 },
  '@formbricks/surveys 1.99.0 and the loader of @formbricks/js 5.1.0': { gz: 54_084, br: 46_916 },
  '@typebot.io/js 0.10.7': { gz: 197_512, br: 164_164 },
  '@typeform/embed 6.1.1, launcher only': { gz: 15_374, br: 13_132 },
  'survey-core 3.1.1 and survey-js-ui 2.5.38': { gz: 445_661, br: 343_518 },
}

/** One line for each peer: its bytes beside ours. */
export function* peers(short: string, ours: number): Iterable<object> {
  for (const [peer, sizes] of Object.entries(PEERS)) {
    const value = sizes[short as keyof Bytes]
    yield {
      name: `peer_${short}`,
      peer,
      value,
      unit: 'B',
      floor: ours,
      ratio: Math.round((value / ours) * 10) / 10,
      errors: 0,
    }
  }
}
