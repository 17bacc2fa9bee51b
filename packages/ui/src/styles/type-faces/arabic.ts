import './arabic.css'
