export default function LikedPropertyPage() {
  return <h1>Liked</h1>
}
