import { expect, test } from 'vitest'
import { type EmailFacts, scoreEmail, scorePoints } from './email-score.ts'

const good: EmailFacts = {
  mail: 'accepts',
  disposable: false,
  free: false,
  role_based: false,
  typo: false,
  confirmed: false,
}

test('the parts make 100, and the score is their sum', () => {
  expect(Object.values<number>(scorePoints).reduce((a, b) => a + b, 0)).toBe(100)
  expect(scoreEmail({ ...good, confirmed: true }).score).toBe(100)
  for (const mail of ['accepts', 'unknown', 'refuses'] as const) {
    for (let bits = 0; bits < 32; bits++) {
      const [disposable, free, role_based, typo, confirmed] = [1, 2, 4, 8, 16].map(bit => (bits & bit) > 0)
      const facts = { mail, disposable, free, role_based, typo, confirmed } as EmailFacts
      const { score, parts } = scoreEmail(facts)
      expect(score).toBe(Object.values(parts).reduce((a, b) => a + b, 0))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(Number.isInteger(score)).toBe(true)
    }
  }
})

test.each<[string, Partial<EmailFacts>, string, number]>([
  ['an address of a company', {}, 'valid', 90],
  ['of a free provider', { free: true }, 'valid', 85],
  ['of a task', { role_based: true }, 'risky', 80],
  ['thrown away', { disposable: true }, 'risky', 65],
  ['misspelled', { typo: true }, 'risky', 85],
  ['nobody answers', { mail: 'unknown' }, 'unknown', 70],
  ['nobody answers, and thrown away', { mail: 'unknown', disposable: true }, 'risky', 45],
  ['no mail server', { mail: 'refuses' }, 'invalid', 50],
  ['no mail server, of a task', { mail: 'refuses', role_based: true }, 'invalid', 40],
  ['confirmed, whatever DNS says', { mail: 'refuses', confirmed: true }, 'valid', 100],
  ['confirmed, but thrown away', { disposable: true, confirmed: true }, 'risky', 75],
])('%s', (_name, facts, validity, score) => {
  expect(scoreEmail({ ...good, ...facts })).toMatchObject({ validity, score })
})
