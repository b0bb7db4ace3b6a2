/** A new journey: from a starter that brings its templates and fields, from nothing, or from a file; then straight into its draft. */
import { constraints, type NewJourney } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { draftPath, journeysPath } from '../../product/journeys/paths.ts'
import { startersQuery } from '../../product/journeys/queries.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { StarterCards } from './starter-cards.tsx'

export function CreateJourney() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const [isImporting, setImporting] = useState(false)
  const { data: starters } = useQuery(startersQuery(site_id))
  const create = useChange({
    run: (body: NewJourney) => client.journeys.create({ site_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'journeys'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const body = { name: String(data.get('name')), description: String(data.get('description') ?? '') }
    const journey = await create.mutateAsync(body)
    await router.navigate({ href: draftPath(site_id, journey.id) })
  }
  return (
    <>
      <PageHeader
        title={t('journeys.create')}
        back={{ label: t('journeys.title'), href: journeysPath(site_id) }}
        description={t('journeys.create_text')}
      />
      <Section title={t('starters.title')} description={t('starters.text')}>
        <StarterCards site_id={site_id} starters={starters?.data} />
      </Section>
      <Section
        title={t('starters.blank')}
        action={
          <Button icon={<Upload size={16} aria-hidden />} onPress={() => setImporting(true)}>
            {t('journeys.import')}
          </Button>
        }
      >
        <Form onSubmit={submit}>
          <TextField
            name="name"
            label={t('journeys.name')}
            isRequired
            maxLength={constraints.NewJourney.name.maxLength}
            autoFocus
          />
          <TextArea
            name="description"
            label={t('journeys.description')}
            maxLength={constraints.NewJourney.description.maxLength}
          />
          <div>
            <SubmitButton>{t('journeys.create')}</SubmitButton>
          </div>
        </Form>
      </Section>
      {isImporting && <ImportDialog site_id={site_id} isOpen onClose={() => setImporting(false)} />}
    </>
  )
}
