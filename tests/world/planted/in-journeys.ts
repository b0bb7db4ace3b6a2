/** Causes that start what they should not, and runs that go on otherwise. */
import type { Plant } from './plant.ts'

export const inJourneys: readonly Plant[] = [
  {
    name: 'bulk-by-dynamic-audiences',
    says: 'bulk changes that start no journey start them by way of dynamic audiences',
    patches: [
      {
        file: 'api/site/contacts/dynamic-audiences/follow-changes.ts',
        from: 'if (!data.suppress_triggers) starting.add(lead_id)',
        to: 'starting.add(lead_id)',
      },
    ],
    found_in: 1,
    shown_by: 'bulk-by-dynamic-audiences',
  },
  {
    name: 'bulk-starts-journeys',
    says: 'bulk actions start journeys though nobody ticked it',
    patches: [
      {
        file: 'api/site/contacts/lead-actions/action-type.ts',
        from: '{ ...suppressUnless(start_journeys), operation_id: id }',
        to: '{ ...suppressUnless(true), operation_id: id }',
      },
    ],
    found_in: 1,
    shown_by: 'bulk-starts-nothing',
  },
  {
    name: 'undone-bulk-starts-journeys',
    says: 'the undo of a bulk action starts journeys',
    patches: [
      {
        file: 'api/site/contacts/lead-actions/action-type.ts',
        from: '{ ...suppressUnless(false), operation_id: id }',
        to: '{ ...suppressUnless(true), operation_id: id }',
      },
    ],
    found_in: 1,
    shown_by: 'bulk-starts-nothing',
  },
  {
    name: 'import-starts-journeys',
    says: 'imports start journeys though nobody ticked it',
    patches: [
      {
        file: 'api/site/contacts/imports/import-operation.ts',
        from: 'suppressUnless(row.start_journeys)',
        to: 'suppressUnless(true)',
      },
    ],
    found_in: 1,
    shown_by: 'bulk-starts-nothing',
  },
  {
    name: 'upsert-starts-journeys',
    says: 'upserts start journeys though nobody asked for it',
    patches: [
      {
        file: 'api/site/contacts/lead-upserts/service.ts',
        from: 'suppressUnless(start_journeys)',
        to: 'suppressUnless(true)',
      },
    ],
    found_in: 1,
    shown_by: 'bulk-starts-nothing',
  },
  {
    name: 'several-at-once-start-journeys',
    says: 'adding several people to an audience starts journeys',
    patches: [
      {
        file: 'api/site/contacts/audiences/service.ts',
        from: 'body.lead_ids.length === 1',
        to: 'body.lead_ids.length >= 1',
      },
    ],
    found_in: 1,
    shown_by: 'bulk-starts-nothing',
  },
  {
    name: 'paused-journeys-move',
    says: 'runs of a paused journey are carried on',
    patches: [
      {
        file: 'api/site/automation/runs/record/port-store.ts',
        from: 'where ${which} and r.journey_id not in (select id from ${getTableName(journeys)} where paused_at is not null)',
        to: 'where ${which}',
      },
    ],
    found_in: 1,
    shown_by: 'waits-in-a-paused-journey',
  },
]
