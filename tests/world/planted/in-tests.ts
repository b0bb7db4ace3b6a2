/** In what people open and follow, and in what is decided by it. */
import type { Plant } from './plant.ts'

export const inTests: readonly Plant[] = [
  {
    name: 'worse-subject-wins',
    says: 'those who took no part in a test get the subject that fewer people followed',
    patches: [
      {
        file: 'api/site/email/broadcasts/decide-subject.ts',
        from: 'return rates.indexOf(Math.max(...rates))',
        to: 'return rates.indexOf(Math.min(...rates))',
      },
    ],
    found_in: 3,
    shown_by: 'better-subject-for-the-rest',
  },
  {
    name: 'machines-count',
    says: 'a scanner that opens a mail counts as its reader',
    patches: [
      {
        file: 'api/public/tracking/verdict.ts',
        from: "return robots.test(agent) ? machine('robot') : ",
        to: "return robots.test('') ? machine('robot') : ",
      },
    ],
    found_in: 3,
    shown_by: 'better-subject-for-the-rest',
  },
]
