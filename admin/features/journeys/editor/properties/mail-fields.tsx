/** Which template, with its picture, in whose name; either can be made here. */
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { NewSender } from '../../../../product/emails/new-sender.tsx'
import { NewTemplate } from '../../../../product/emails/new-template.tsx'
import { TemplatePicture } from '../../../../product/emails/template-picture.tsx'
import type { AskQuestionStep, SendEmailStep } from '../../../../product/journeys/document.ts'
import { pathTo } from '../../../../product/screens/path-to.ts'
import { useCan } from '../../../../product/session/abilities.ts'
import { Button } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Select } from '../../../../ui/select.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import styles from './mail-fields.module.css'

type MailFieldsProps = { step: SendEmailStep | AskQuestionStep; pointer: string }

export function MailFields(props: MailFieldsProps) {
  return (
    <>
      <TemplateField {...props} />
      <SenderField {...props} />
    </>
  )
}

function TemplateField({ step, pointer }: MailFieldsProps) {
  const { t } = useMessages()
  const { site_id, names, steps, issues } = useJourneyContext()
  const can = useCan()
  const [isCreating, setCreating] = useState(false)
  const choose = (template_id: string) => steps.change({ ...step, template_id })
  const isThere = names.templates.some(({ id }) => id === step.template_id)
  return (
    <div className={styles.field}>
      <Select
        label={t('step.template')}
        isRequired
        placeholder={t('filter.choose')}
        value={step.template_id || null}
        options={names.templates}
        error={issueAt(issues, `${pointer}/template_id`)}
        onChange={choose}
      />
      {isThere && (
        <div className={styles.picture}>
          <TemplatePicture site_id={site_id} template_id={step.template_id} hasSubject />
        </div>
      )}
      {can('manage-emails', site_id) && (
        <div className="row-of">
          {isThere && (
            <Link
              look="button"
              href={pathTo('/sites/$site_id/emails/builder/$template_id', { site_id, template_id: step.template_id })}
            >
              <Pencil size={14} aria-hidden /> {t('step.edit_template')}
            </Link>
          )}
          <Button variant="quiet" icon={<Plus size={14} aria-hidden />} onPress={() => setCreating(true)}>
            {t('step.create_template')}
          </Button>
        </div>
      )}
      <NewTemplate
        site_id={site_id}
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => choose(id)}
      />
    </div>
  )
}

function SenderField({ step, pointer }: MailFieldsProps) {
  const { t } = useMessages()
  const { site_id, names, steps, issues } = useJourneyContext()
  const can = useCan()
  const [isCreating, setCreating] = useState(false)
  const choose = (sender_id: string) => steps.change({ ...step, sender_id })
  return (
    <div className={styles.field}>
      <Select
        label={t('step.sender')}
        isRequired
        placeholder={t('filter.choose')}
        value={step.sender_id || null}
        options={names.senders}
        error={issueAt(issues, `${pointer}/sender_id`)}
        onChange={choose}
      />
      {can('manage-emails', site_id) && (
        <div>
          <Button variant="quiet" icon={<Plus size={14} aria-hidden />} onPress={() => setCreating(true)}>
            {t('step.create_sender')}
          </Button>
        </div>
      )}
      <NewSender
        site_id={site_id}
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => choose(id)}
      />
    </div>
  )
}
