export default function PropertyListingPage() {
  return <h1>Listing</h1>
}
