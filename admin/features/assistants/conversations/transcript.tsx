/** What was said, with the passages of answers, why they say what they say, and a way to put them right. */
import type { Citation } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { LoadMore } from '../../../product/lists/load-more.tsx'
import type { List } from '../../../product/lists/use-list.ts'
import { CorrectDialog, type CorrectionTarget } from './correct-dialog.tsx'
import { PassageDialog } from './passage-dialog.tsx'
import { Said } from './said.tsx'
import { questionsOf, type SaidRow } from './said-rows.ts'
import styles from './transcript.module.css'
import { useEndInSight } from './use-end-in-sight.ts'
import { type AnswerReference, WhyDialog } from './why-dialog.tsx'

type TranscriptProps = {
  /** None yet where nothing was asked. */
  conversation_id: string | undefined
  rows: readonly SaidRow[]
  /** Where there is more to read before them. */
  earlier?: Pick<List<unknown>, 'more'>
  /** Who answers where no person does. */
  assistant_name: string
}

export function Transcript({ conversation_id = '', rows, earlier, assistant_name }: TranscriptProps) {
  const { t } = useMessages()
  const [citation, open] = useState<Citation>()
  const [explained, explain] = useState<AnswerReference>()
  const [correcting, correct] = useState<CorrectionTarget>()
  const log = useEndInSight()
  const questions = questionsOf(rows)
  return (
    <>
      <div className={styles.log} ref={log} role="log" aria-label={t('conversations.transcript')}>
        {earlier && <LoadMore list={earlier} />}
        {rows.map(row => (
          <Said
            key={row.id}
            row={row}
            assistant_name={assistant_name}
            onCitation={open}
            onWhy={message_id => explain({ conversation_id, message_id })}
            onWrong={message_id => correct({ conversation_id, message_id, question: questions.get(message_id) ?? '' })}
          />
        ))}
      </div>
      <PassageDialog citation={citation} onClose={() => open(undefined)} />
      <WhyDialog explained={explained} onClose={() => explain(undefined)} />
      <CorrectDialog correcting={correcting} onClose={() => correct(undefined)} />
    </>
  )
}
