export default function UserDashboardPage() {
  return <h1>Dashboard</h1>
}
