/** The fields that every lead has, as the contract lists them: those of a person are `own`. */
export const leadFields = [
  {
    "name": "email",
    "kind": "text",
    "form": "email"
  },
  {
    "name": "first_name",
    "kind": "text",
    "form": "text",
    "own": true
  },
  {
    "name": "middle_name",
    "kind": "text",
    "form": "text",
    "own": true
  },
  {
    "name": "last_name",
    "kind": "text",
    "form": "text",
    "own": true
  },
  {
    "name": "phone",
    "kind": "text",
    "form": "phone",
    "own": true
  },
  {
    "name": "timezone",
    "kind": "text",
    "own": true
  },
  {
    "name": "language",
    "kind": "choice",
    "values": [
      "en",
      "es"
    ],
    "own": true
  },
  {
    "name": "source",
    "kind": "choice",
    "values": [
      "form",
      "api",
      "manual",
      "import",
      "incoming_hook",
      "seed"
    ]
  },
  {
    "name": "mailability",
    "kind": "choice",
    "values": [
      "subscribed",
      "unsubscribed"
    ]
  },
  {
    "name": "registered_at",
    "kind": "instant"
  },
  {
    "name": "last_activity_at",
    "kind": "instant"
  },
  {
    "name": "last_contacted_at",
    "kind": "instant"
  },
  {
    "name": "opens",
    "kind": "number"
  },
  {
    "name": "clicks",
    "kind": "number"
  },
  {
    "name": "replies",
    "kind": "number"
  },
  {
    "name": "last_replied_at",
    "kind": "instant"
  },
  {
    "name": "email_validity",
    "kind": "choice",
    "values": [
      "valid",
      "risky",
      "invalid",
      "unknown"
    ]
  },
  {
    "name": "email_score",
    "kind": "number"
  },
  {
    "name": "email_disposable",
    "kind": "checkbox"
  },
  {
    "name": "email_free",
    "kind": "checkbox"
  },
  {
    "name": "email_role_based",
    "kind": "checkbox"
  },
  {
    "name": "confirmation",
    "kind": "choice",
    "values": [
      "none",
      "pending",
      "confirmed"
    ]
  },
  {
    "name": "confirmed_at",
    "kind": "instant"
  }
] as const
