import './cyrillic.css'
