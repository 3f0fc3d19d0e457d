import { PageHeading } from '~/components/page-heading.tsx';

export default function UsersPage() {
  return <PageHeading title="Users" />;
}
