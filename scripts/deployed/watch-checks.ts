import {
  type ReconcilerProblem,
  reconcilerHealth,
} from '@carwash/domain/reconciler/reconciler-health';
import { type AlertPolicy, heartbeatFilter, readAlerts } from './alerts.ts';
import { check, type DeployedProject, unless } from './check.ts';

/** Describes a problem in one line: 'overdue, step send messages, count 3, since 2027-03-01T08:15:00.000Z' */
function describeProblem({ kind, ...facts }: ReconcilerProblem): string {
  const told = Object.entries(facts).map(
    ([name, fact]) => `${name} ${fact instanceof Date ? fact.toISOString() : fact}`,
  );
  return [kind.replaceAll('_', ' '), ...told].join(', ');
}

type DeployedPolicy = AlertPolicy & { enabled?: boolean; notificationChannels?: string[] };

function missingAlerts(deployed: readonly DeployedPolicy[], { id }: DeployedProject): string[] {
  return readAlerts().flatMap(({ file, policy: { displayName } }) => {
    const found = deployed.find((policy) => policy.displayName === displayName);
    if (found?.enabled !== false && found?.notificationChannels?.length) return [];
    return found
      ? [`the alert "${displayName}" is off or reaches nobody: see Alerts in docs/operation.md`]
      : [
          `the alert "${displayName}": gcloud monitoring policies create --policy-from-file=${file} --notification-channels=<channel> --project=${id}`,
        ];
  });
}

interface Billing {
  billingAccountName?: string;
  billingEnabled?: boolean;
}

interface BillingBudget {
  budgetFilter?: { projects?: string[] };
}

/** Reads the account that pays, and the budgets that are about this project. */
async function readBudgets({ google, id }: DeployedProject) {
  const { billingAccountName: account } = await google.ask<Billing>(
    'cloudbilling',
    `v1/projects/${id}/billingInfo`,
  );
  if (!account) return { account: null, budgets: [] };
  const [{ projectNumber }, budgets] = await Promise.all([
    google.ask<{ projectNumber: string }>('cloudresourcemanager', `v1/projects/${id}`),
    google.list<BillingBudget>('billingbudgets', `v1/${account}/budgets`, 'budgets'),
  ]);
  const ofProject = budgets.filter(
    ({ budgetFilter: { projects } = {} }) =>
      !projects?.length || projects.includes(`projects/${projectNumber}`),
  );
  return { account: account.replace('billingAccounts/', ''), budgets: ofProject };
}

interface Sink {
  exclusions?: { name: string; filter: string; disabled?: boolean }[];
}

export const secretLinksFilter =
  'httpRequest.requestUrl=~"/calendar/|/unsubscribe|/bounced|/users/email/|[?&]search="';

export const watchChecks = [
  check(
    'the background work is well, and no message waits for a decision',
    ({ readBackgroundWork }) => readBackgroundWork(),
    ({ run, attention }, { site }) => [
      ...reconcilerHealth(run, new Date()).map(
        (problem) => `the background work: ${describeProblem(problem)}: see ${site}/dashboard`,
      ),
      ...unless(
        attention === 0,
        `${attention} messages did not arrive: see ${site}/dashboard/messages`,
      ),
    ],
  ),
  check(
    'heartbeats are counted, for the alert',
    ({ google, id }) =>
      google.find<{ filter: string }>('logging', `v2/projects/${id}/metrics/heartbeat`),
    (metric, { id }) =>
      unless(
        metric?.filter === heartbeatFilter,
        `the metric of heartbeats: gcloud logging metrics ${metric ? 'update' : 'create'} heartbeat --description="Runs of the reconciler" --log-filter='${heartbeatFilter}' --project=${id}`,
      ),
  ),
  check(
    'alerts reach somebody',
    ({ google, id }) =>
      google.list<DeployedPolicy>('monitoring', `v3/projects/${id}/alertPolicies`, 'alertPolicies'),
    missingAlerts,
  ),
  check('the project has a budget', readBudgets, ({ account, budgets }, { id }) => {
    if (!account) return ['an account that pays: choose the Blaze plan in the Firebase console'];
    return unless(
      budgets.length > 0,
      `a budget: gcloud billing budgets create --billing-account=${account} --display-name="Car wash" --budget-amount=<amount> --filter-projects=projects/${id} --threshold-rule=percent=0.5 --threshold-rule=percent=1.0`,
    );
  }),
  check(
    'secret links stay out of the logs',
    ({ google, id }) => google.ask<Sink>('logging', `v2/projects/${id}/sinks/_Default`),
    ({ exclusions = [] }, { id }) =>
      unless(
        exclusions.some(
          ({ filter, disabled }) => filter === secretLinksFilter && disabled !== true,
        ),
        `the exclusion of secret links: gcloud logging sinks update _Default --project=${id} --add-exclusion=name=secret-links,filter='${secretLinksFilter}'`,
      ),
  ),
];
