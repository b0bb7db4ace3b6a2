/** The email as a lead would get it, with each of its subjects. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { MailFrame } from '../../../../product/emails/mail-frame.tsx'
import { useChange } from '../../../../product/screens/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { broadcasts } from '../client.ts'
import { contentQuery } from '../queries.ts'
import type { StepProps } from './step.ts'

export function ContentPreview({ site_id, broadcast, editor }: StepProps) {
  const { t } = useMessages()
  const { template_id, sender_id, subjects } = broadcast
  const [chosen, choose] = useState('0')
  const subject = subjects[Number(chosen)] ?? subjects[0]
  const test = useChange({
    run: () => broadcasts.testSend({ site_id, broadcast_id: broadcast.id, body: {} }),
    shows: 'the answer',
    done: ({ to }) => ({ text: t('templates.test_sent', { address: to }) }),
  })
  const canTest = template_id !== null && sender_id !== null && !editor.isDirty
  return (
    <Section
      title={t('templates.preview')}
      action={
        <Button isDisabled={!canTest} isPending={test.isPending} onPress={() => test.mutate()}>
          {t('broadcasts.send_test')}
        </Button>
      }
    >
      <div className="stack">
        {subjects.length > 1 && (
          <ChoiceBar
            label={t('broadcasts.subject')}
            value={chosen}
            onChange={choose}
            options={subjects.map((_, at) => ({ id: String(at), label: 'ABCD'[at] ?? '' }))}
          />
        )}
        {template_id === null ? (
          <p className="muted">{t('broadcasts.no_preview')}</p>
        ) : (
          <Content site_id={site_id} template_id={template_id} subject={subject} />
        )}
      </div>
    </Section>
  )
}

type ContentProps = { site_id: string; template_id: string; subject: string | undefined }

function Content({ site_id, template_id, subject }: ContentProps) {
  const { data } = useQuery(contentQuery(site_id, template_id, subject))
  return data ? <MailFrame content={data} /> : <Skeleton lines={['60%', '90%', '80%']} />
}
