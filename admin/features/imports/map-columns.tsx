/** The settings of an import before its check: the mapping of columns, and how existing leads are treated. */
import type { ImportMode, LeadImport } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useFieldChoices, useStaticAudienceChoices, useTagChoices } from '../../product/filter/choices.ts'
import { FieldDialog } from '../../product/lead-settings/field-dialog.tsx'
import { useNewTag } from '../../product/lead-settings/use-new-tag.ts'
import { StartJourneys } from '../../product/leads/join-audience-dialog.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { imports } from './client.ts'
import { settled } from './column-notation.tsx'
import { ColumnTargets } from './column-targets.tsx'
import { unreadColumns } from './consent-targets.ts'
import { FileForm } from './file-form.tsx'
import { productNames, type Targets, withTarget } from './import-targets.ts'
import styles from './imports.module.css'
import { UnreadConsent } from './unread-consent.tsx'

type Props = { site_id: string; of: LeadImport; onChecked: () => void }

/** The saved mapping; for a new file the suggestions. */
const targetsOf = ({ mapping, suggestions }: LeadImport): Targets =>
  mapping.length > 0
    ? Object.fromEntries(mapping.map(target => [target.column, target]))
    : Object.fromEntries(suggestions.map(({ from: _, ...target }) => [target.column, target]))

export function MapColumns({ site_id, of, onChecked }: Props) {
  const { t } = useMessages()
  const can = useCan()
  const tags = useTagChoices(site_id)
  const audiences = useStaticAudienceChoices(site_id)
  const createTag = useNewTag(site_id)
  const fields = useFieldChoices(site_id)
  const [targets, setTargets] = useState(() => targetsOf(of))
  const [making, setMaking] = useState<number>()
  const [mode, setMode] = useState<ImportMode>(of.mode)
  const [tag_ids, setTags] = useState(of.tag_ids)
  const [audience_ids, setAudiences] = useState(of.audience_ids)
  const [subscribe, setSubscribe] = useState(of.consent !== undefined)
  const [ignore_consent_columns, setIgnores] = useState(of.ignore_consent_columns)
  const [start_journeys, setStarts] = useState(of.start_journeys)
  const check = useChange({
    run: async (data: FormData) => {
      const mapping = Object.values(targets).map(target => settled(target, of.columns[target.column], fields))
      const consent = subscribe ? { consent: { text: String(data.get('consent_text') ?? '') } } : {}
      const body = {
        mapping,
        mode,
        tag_ids,
        audience_ids,
        subscribe,
        ...consent,
        start_journeys,
        ignore_consent_columns,
      }
      await imports.update({ site_id, import_id: of.id, body }, { ifMatch: of.version })
      return imports.check({ site_id, import_id: of.id })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'imports', 'operations', 'custom_fields'),
    isHandled: () => true,
  })
  const isMapped = Object.values(targets).some(({ field }) => field === 'email')
  const unread = unreadColumns(of, column => targets[column]?.field)
  return (
    <>
      <Form
        onSubmit={async data => {
          await check.mutateAsync(data)
          onChecked()
        }}
      >
        <Section title={t('imports.columns')} description={t('imports.columns_text')}>
          {of.recognized_product && (
            <div className={styles.recognized}>
              <Notice tone="info" title={t('imports.recognized', { product: productNames[of.recognized_product] })}>
                {t('imports.recognized_text')}
              </Notice>
            </div>
          )}
          <FileForm site_id={site_id} of={of} />
          <ColumnTargets site_id={site_id} of={of} targets={targets} onChange={setTargets} onMake={setMaking} />
          {unread.length > 0 && (
            <UnreadConsent of={of} columns={unread} isIgnored={ignore_consent_columns} onIgnore={setIgnores} />
          )}
          {!isMapped && (
            <p className={fieldStyles.error} data-slot="field-error">
              {t('imports.email_needed')}
            </p>
          )}
        </Section>
        <Section title={t('imports.options')}>
          <div className="stack">
            <RadioGroup
              label={t('imports.mode')}
              value={mode}
              onChange={id => setMode(id as ImportMode)}
              options={[
                { id: 'update', label: t('imports.mode_update'), note: t('imports.mode_update_note') },
                { id: 'fill_empty', label: t('imports.mode_fill_empty'), note: t('imports.mode_fill_empty_note') },
                { id: 'skip', label: t('imports.mode_skip'), note: t('imports.mode_skip_note') },
              ]}
            />
            <TagPicker
              label={t('imports.tags')}
              options={tags}
              value={tag_ids}
              onChange={setTags}
              onCreate={createTag}
            />
            {can('read-audience', site_id) && audiences.length > 0 && (
              <TagPicker
                label={t('imports.audiences')}
                options={audiences}
                value={audience_ids}
                onChange={setAudiences}
              />
            )}
            <Checkbox isSelected={subscribe} onChange={setSubscribe} description={t('imports.subscribe_text')}>
              {t('imports.subscribe')}
            </Checkbox>
            {subscribe && (
              <TextArea
                name="consent_text"
                label={t('leads.consent_text')}
                description={t('leads.consent_text_text')}
                defaultValue={of.consent?.text ?? ''}
                rows={2}
                isRequired
              />
            )}
            <StartJourneys count={of.row_count} isSelected={start_journeys} onChange={setStarts} />
          </div>
        </Section>
        <FormActions>
          <SubmitButton isDisabled={!isMapped}>{t('imports.check')}</SubmitButton>
        </FormActions>
      </Form>
      {/* Beside the form, which its own would be taken for. */}
      <FieldDialog
        site_id={site_id}
        isOpen={making !== undefined}
        onClose={() => setMaking(undefined)}
        onSaved={field =>
          making !== undefined && setTargets(withTarget(targets, { column: making, field: field.name }))
        }
      />
    </>
  )
}
