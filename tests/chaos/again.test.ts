import { describe, expect, test } from 'vitest'
import { cameAgain, type Kill } from './again.ts'

const ana = 'person-1@example.com'
const connectionAt = (opened_at: number) => ({ opened_at })
const mail = (read_at: number, connection = connectionAt(read_at - 1), to = ana, message_id = `<${to}>`) => ({
  to,
  message_id,
  connection,
  read_at,
  answered_at: read_at + 1,
})
const kill = (sent_at: number, ...in_doubt: string[]): Kill => ({
  sent_at,
  gone_at: sent_at + 1,
  in_doubt: new Set(in_doubt),
})

describe('a mail that came again is refused', () => {
  test('when its result was on the disk at the kill between the two, however soon that came', () => {
    const found = cameAgain([mail(10), mail(20)], [kill(11, 'person-2@example.com')])
    expect(found.allowed).toEqual([])
    expect(found.refused).toEqual([
      `${ana} has got a mail again though its result was on the disk at each kill between the two (1)`,
    ])
  })

  test('when no kill lies between the two', () => {
    const kills = [kill(5, ana), kill(30, ana)]
    expect(cameAgain([mail(10), mail(20)], kills).refused).toEqual([
      `${ana} has got a mail again with no kill between the two`,
    ])
  })

  test('when both came from one process, though it was killed afterwards', () => {
    const connection = connectionAt(1)
    expect(cameAgain([mail(10, connection), mail(20, connection)], [kill(21, ana)]).refused).toHaveLength(1)
  })

  test('the second time after one kill', () => {
    const found = cameAgain([mail(10), mail(20), mail(30)], [kill(11, ana)])
    expect(found.allowed).toHaveLength(1)
    expect(found.refused).toHaveLength(1)
  })

  test('when another of its connection has come again after the same kill', () => {
    const connection = connectionAt(1)
    const ben = 'person-2@example.com'
    const first = [mail(10, connection), mail(11, connection, ben)]
    const found = cameAgain([...first, mail(20), mail(21, connectionAt(21), ben)], [kill(12, ana, ben)])
    expect(found.allowed).toHaveLength(1)
    expect(found.refused).toEqual([`${ben} has got a mail again after another of its connection`])
  })

  test('when it is another message', () => {
    const again = mail(20, connectionAt(15), ana, '<another>')
    expect(cameAgain([mail(10), again], [kill(11, ana)]).refused).toEqual([
      `${ana} has got mails with different Message-IDs`,
    ])
  })
})

describe('a mail that came again is allowed', () => {
  test('once for each kill that found it in doubt, however late that came', () => {
    const found = cameAgain([mail(10), mail(10_000), mail(20_000)], [kill(9_000, ana), kill(10_000, ana)])
    expect(found).toMatchObject({ refused: [], unanswered: 1, longest_gap_ms: 8_989 })
    expect(found.allowed).toHaveLength(2)
  })

  test('when a kill during the start of the process lies between too', () => {
    expect(cameAgain([mail(10), mail(30)], [kill(11, ana), kill(20, ana)]).allowed).toHaveLength(1)
  })

  test('when it was read only after the process was gone', () => {
    expect(cameAgain([mail(13, connectionAt(5)), mail(20)], [kill(11, ana)]).allowed).toHaveLength(1)
  })
})
